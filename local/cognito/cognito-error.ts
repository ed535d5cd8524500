/** An error that Cognito answers with, by its name in the API. */
export class CognitoError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}
