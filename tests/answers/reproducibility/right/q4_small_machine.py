# Small machine.
class _HoldOut:
    def __init__(self, threshold, budget, gammas, etas, xis):
        self.threshold, self.budget = threshold, budget
        self.noise = {"g": list(gammas)[::-1], "e": list(etas)[::-1], "x": list(xis)[::-1]}
        self.gamma = None

    def ask(self, t, h):
        if not self.budget:
            return "refused", None
        if self.gamma is None:
            self.gamma = self.noise["g"].pop()
        if abs(t - h) <= self.threshold + self.gamma + self.noise["e"].pop():
            return "train", t
        self.budget, self.gamma = self.budget - 1, None
        return "holdout", h + self.noise["x"].pop()


def session(train, holdout, threshold, budget, gammas, etas, xis):
    machine = _HoldOut(threshold, budget, gammas, etas, xis)
    return [machine.ask(t, h) for t, h in zip(train, holdout)]
