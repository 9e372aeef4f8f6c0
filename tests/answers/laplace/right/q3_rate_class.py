# An exponential law of rate epsilon/sensitivity in a small class.
class _Noise:
    def __init__(self, rate):
        self.rate = rate

    def deviation(self):
        return (2 / self.rate**2) ** 0.5

    def quantile(self, chance):
        return math.log(1 / (1 - chance)) / self.rate


def promise(sensitivity, epsilon, chance):
    noise = _Noise(epsilon / sensitivity)
    return 1 / noise.rate, noise.deviation(), noise.quantile(chance)
