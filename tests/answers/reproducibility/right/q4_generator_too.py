# Another way: generator.
class Guard:
    def __init__(self, threshold, budget, gammas, etas, xis):
        self.threshold, self.left = threshold, budget
        self.gammas, self.etas, self.xis = map(list, (gammas, etas, xis))
        self.noisy = threshold + self.gammas.pop(0)

    def ask(self, t, h):
        if not self.left:
            return "refused", None
        if not abs(t - h) > self.noisy + self.etas.pop(0):
            return "train", t
        self.left -= 1
        answer = h + self.xis.pop(0)
        if self.left:
            self.noisy = self.threshold + self.gammas.pop(0)
        return "holdout", answer


def session(train, holdout, threshold, budget, gammas, etas, xis):
    guard = Guard(threshold, budget, gammas, etas, xis)
    return tuple(guard.ask(t, h) for t, h in zip(train, holdout))
