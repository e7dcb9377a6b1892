// The worker, which answers one question at a time: a run, or a check of a text that is being typed.

const PATIENCE = 3000; // milliseconds that a run has to end when another one is asked for: Python is loaded again in about as many

export class Runner {
  // changed(state, busy, message): "loading", "ready", "running" or "failed", with a message for the last; whether there
  // is a run that can be stopped.
  constructor(changed) {
    this.changed = (state, message) => changed(state, this.busy, message);
    this.current = null;
    this.next = { run: null, check: null };
    this.begin();
  }

  begin() {
    this.worker?.terminate();
    this.ready = false;
    this.failed = false;
    this.current = null;
    const worker = (this.worker = new Worker("worker.js", { type: "module" }));
    const heard = (data) => worker === this.worker && this.heard(data);
    worker.onmessage = ({ data }) => heard(data);
    worker.onerror = (event) => heard({ failure: event.message ?? "Python cannot be loaded: files of Pyodide are missing" });
    this.changed("loading");
  }

  // Asks for a run or a check, in place of one of its kind that has not begun; `done` gets the answer. A run that has
  // begun is ended for another one when it takes too long.
  ask(question, done) {
    this.next[question.ask] = { question, done };
    const before = this.current;
    if (question.ask === "run" && before?.question.ask === "run")
      setTimeout(() => before === this.current && this.next.run && this.begin(), PATIENCE);
    if (this.failed) this.begin();
    else if (this.ready) this.proceed();
    else this.changed("loading");
  }

  // Ends what is running, and forgets the run that has not begun: the last that was asked for is answered by {stopped}.
  stop() {
    const stopped = this.next.run ?? (this.current?.question.ask === "run" ? this.current : null);
    this.next.run = null;
    if (this.current) this.begin();
    else this.changed(this.failed ? "failed" : this.ready ? "ready" : "loading");
    stopped?.done({ stopped: true });
  }

  get busy() {
    return this.current?.question.ask === "run" || this.next.run !== null;
  }

  proceed() {
    if (!this.ready || this.current) return;
    this.current = this.next.run ?? this.next.check;
    if (!this.current) return this.changed("ready");
    const ask = this.current.question.ask;
    this.next[ask] = null;
    this.changed(ask === "run" ? "running" : "ready");
    this.worker.postMessage(this.current.question);
  }

  heard({ ready, failure, answer }) {
    if (ready) {
      this.ready = true;
      return this.proceed();
    }
    const current = this.current;
    this.current = null;
    if (failure !== undefined) {
      if (!this.ready) {
        this.failed = true;
        this.next.run = this.next.check = null;
        return this.changed("failed", failure);
      }
      this.begin();
      current?.done({ failure: `pyopt: error: ${failure}\n` });
      return;
    }
    current?.done(JSON.parse(answer));
    this.proceed();
  }
}
