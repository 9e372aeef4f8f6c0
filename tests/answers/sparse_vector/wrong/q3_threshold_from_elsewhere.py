# The secret noise of the threshold is drawn from Python's random module, not from rng: the same seed gives other sessions.
# Witness: values=[0]*8, threshold=0, epsilon=1, share=0.05, answers=50, two calls with default_rng(7): chance that both sessions are equal is about 0.734 here, and should be about 1.000.
import random


def sparse_vector(values, threshold, epsilon, share, answers, rng):
    first, second = 1 / (share * epsilon), 2 * answers / ((1 - share) * epsilon)
    limit = threshold + random.choice([-1, 1]) * random.expovariate(1 / first)
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=second) >= limit))
        if sum(said) == answers:
            break
    return said
