# A class that keeps its own queues of noise, and a method for one query.
from collections import deque


class Holdout:
    def __init__(self, threshold, budget, gammas, etas, xis):
        self.threshold, self.left = threshold, budget
        self.gammas, self.etas, self.xis = map(deque, (gammas, etas, xis))
        self.renew()

    def renew(self):
        self.limit = self.threshold + self.gammas.popleft()

    def ask(self, t, h):
        if not self.left:
            return ["refused", None]
        if not abs(t - h) > self.limit + self.etas.popleft():
            return ["train", t]
        self.left -= 1
        if self.left:
            self.renew()
        return ["holdout", h + self.xis.popleft()]


def session(train, holdout, threshold, budget, gammas, etas, xis):
    """What Thresholdout answers to each query, and from where, with the noise supplied."""
    inside = Holdout(threshold, budget, gammas, etas, xis)
    return tuple(map(inside.ask, train, holdout))
