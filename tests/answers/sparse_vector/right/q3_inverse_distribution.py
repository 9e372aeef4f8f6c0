# Noise by inverting the distribution of a uniform number; 1 and 0 in a tuple are returned.
import math


class Laplace:
    def __init__(self, scale, rng):
        self.scale, self.rng = scale, rng

    def draw(self):
        u = self.rng.random()  # in [0, 1)
        size = -math.log1p(-u) * self.scale
        return size if self.rng.random() < 0.5 else -size


def sparse_vector(values, threshold, epsilon, share, answers, rng):
    e1 = share * epsilon
    e2 = epsilon - e1
    rho = Laplace(1 / e1, rng).draw()
    per_question = Laplace(2 * answers / e2, rng)
    said, yes = (), 0
    while len(said) < len(values) and yes < answers:
        bit = int(values[len(said)] + per_question.draw() >= threshold + rho)
        said += (bit,)
        yes += bit
    return said
