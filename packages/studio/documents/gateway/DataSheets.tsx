import { Contact } from '../shared/Contact.tsx';
import { DataTable } from '../shared/DataTable.tsx';
import { unbroken } from '../shared/no-break.ts';
import { gatewayTerminal } from '../../../../frontend/src/solutions/edge-gateway/dimensions-content.ts';
import {
  gatewayDimensions,
  gatewayInterfaces,
  gatewayMounting,
  gatewayOrdering,
  gatewayRevisions,
  gatewaySafety,
  gatewayStandards,
} from './content.ts';
import { gatewayElectrical, gatewayEnvironmental } from './ratings-content.ts';
import { BayDrawing } from './drawings/BayDrawing.tsx';
import { DrillingTemplate } from './drawings/DrillingTemplate.tsx';
import { OutlineDrawing } from './drawings/OutlineDrawing.tsx';
import { RunTimeChart } from './drawings/RunTimeChart.tsx';
import { Sheet } from './Sheet.tsx';

export function Dimensions() {
  return (
    <Sheet id="dimensions">
      <div className="dimensions">
        <OutlineDrawing />
        <div className="beside">
          <DataTable
            caption="Body and materials"
            rows={gatewayDimensions}
            columns={[
              { title: 'Part', of: ({ parameter }) => parameter, width: 33 },
              { title: 'Value', of: ({ value }) => value, width: 67 },
            ]}
          />
        </div>
      </div>
    </Sheet>
  );
}

export function Interfaces() {
  return (
    <Sheet id="interfaces">
      <DataTable
        caption="Ports and radios"
        rows={gatewayInterfaces}
        columns={[
          { title: 'Interface', of: ({ name }) => name, width: 13 },
          { title: 'Connector or antenna', of: ({ connector }) => connector, width: 25 },
          { title: 'Standard', of: ({ standard }) => standard, width: 33 },
          { title: 'Note', of: ({ note }) => note, width: 29 },
        ]}
      />
      <h3>Connector bay, from the rear</h3>
      <BayDrawing />
      <DataTable
        caption="RS-485 terminal, from left to right"
        rows={gatewayTerminal}
        columns={[
          { title: 'Way', of: ({ way }) => way, width: 13, kind: 'code' },
          { title: 'Mark', of: ({ name }) => name, width: 25, kind: 'code' },
          { title: 'Use', of: ({ use }) => use, width: 62 },
        ]}
      />
    </Sheet>
  );
}

export function Electrical() {
  return (
    <Sheet id="electrical">
      <DataTable
        caption="Ratings"
        rows={gatewayElectrical}
        columns={[
          { title: 'Parameter', of: ({ parameter }) => parameter, width: 28 },
          { title: 'Min', of: ({ min }) => min, width: 9, kind: 'figure' },
          { title: 'Typ', of: ({ typ }) => typ, width: 9, kind: 'figure' },
          { title: 'Max', of: ({ max }) => max, width: 9, kind: 'figure' },
          { title: 'Unit', of: ({ unit }) => unit, width: 11, kind: 'code' },
          { title: 'Condition', of: ({ condition }) => condition, width: 34 },
        ]}
      />
      <h3>Run time on battery</h3>
      <RunTimeChart />
    </Sheet>
  );
}

export function Mounting() {
  return (
    <Sheet id="mounting">
      <DataTable
        caption="Environment"
        rows={gatewayEnvironmental}
        columns={[
          { title: 'Parameter', of: ({ parameter }) => parameter, width: 26 },
          { title: 'Value', of: ({ value }) => value, width: 30 },
          { title: 'Note', of: (row) => ('note' in row ? row.note : undefined), width: 44 },
        ]}
      />
      <h3>Drilling template, full size</h3>
      <div className="wall">
        <DrillingTemplate />
        <ol className="steps">
          {gatewayMounting.map((step) => (
            <li key={step}>{unbroken(step)}</li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}

export function Ordering() {
  return (
    <Sheet id="ordering">
      <DataTable
        caption="Ordering information"
        rows={gatewayOrdering}
        columns={[
          { title: 'Part number', of: ({ partNumber }) => partNumber, width: 18, kind: 'code' },
          { title: 'Description', of: ({ description }) => description, width: 46 },
          { title: 'Power', of: ({ power }) => power, width: 15 },
          { title: 'Uplink', of: ({ uplink }) => uplink, width: 21 },
        ]}
      />
      <h3>Safety notes</h3>
      <ul className="safety">
        {gatewaySafety.map((note) => (
          <li key={note}>{unbroken(note)}</li>
        ))}
      </ul>
      <DataTable
        caption="Standards"
        rows={gatewayStandards}
        columns={[
          { title: 'Field', of: ({ parameter }) => parameter, width: 18 },
          { title: 'Standard', of: ({ value }) => value, width: 46 },
          { title: 'Applies to', of: ({ note }) => note, width: 36 },
        ]}
      />
      <DataTable
        caption="Revision history"
        rows={gatewayRevisions}
        columns={[
          { title: 'Revision', of: ({ revision }) => revision, width: 18, kind: 'code' },
          { title: 'Date', of: ({ date }) => date, width: 20, kind: 'code' },
          { title: 'Change', of: ({ change }) => change, width: 62 },
        ]}
      />
      <Contact />
    </Sheet>
  );
}
