# A small class for noise of a scale, with a method for the variance of a sum.
class Noise:
    def __init__(self, scale: float):
        self.scale = scale

    def of_sum(self, parts: int) -> float:
        return parts * 2 * self.scale * self.scale


def worst_variances(steps, epsilon):
    """The largest variance over all steps: naive, noisy bits, tree."""
    levels = int(math.log2(steps)) + 1
    most = int(math.log2(steps + 1))
    return [
        Noise(steps / epsilon).of_sum(1),
        Noise(1 / epsilon).of_sum(steps),
        Noise(levels / epsilon).of_sum(most),
    ]
