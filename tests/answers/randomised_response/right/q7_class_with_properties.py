# Hides the steps in a small class with properties.
class Survey:
    def __init__(self, yes, n, p):
        self.yes, self.n, self.stretch, self.p = yes, n, 1 - 2 * p, p

    @property
    def rate(self):
        return (self.yes / self.n - self.p) / self.stretch

    @property
    def deviation(self):
        return math.hypot(math.sqrt(self.yes * (self.n - self.yes) / self.n**3)) / self.stretch


def interval(yes, n, p, z):
    survey = Survey(yes, n, p)
    return [survey.rate + sign * z * survey.deviation for sign in (-1, 1)]
