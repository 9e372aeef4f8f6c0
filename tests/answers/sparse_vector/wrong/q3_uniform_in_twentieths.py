# The uniform number behind each noise has steps of 1/20 only, so the noise never exceeds 2.3 scales. Law: tails and support.
import math


def sparse_vector(values, threshold, epsilon, share, answers, rng):
    def noise(scale):
        u = rng.integers(1, 20) / 20 - 0.5
        return -scale * math.copysign(math.log(1 - 2 * abs(u)), u)

    limit = threshold + noise(1 / (share * epsilon))
    said = []
    for value in values:
        said.append(bool(value + noise(2 * answers / ((1 - share) * epsilon)) >= limit))
        if sum(said) == answers:
            break
    return said
