# Everybody at the bound: 1 of them in x, 2 in x', both means are the bound; lists, and an exact t.
import random


def private_histogram(data, bins, epsilon, neighbourhood, rng):
    own = random.Random(int.from_bytes(rng.bytes(32), "big"))
    tally = Counter(data)
    rate = epsilon if neighbourhood == "membership" else epsilon / 2
    return [tally[b] + own.choice((-1, 1)) * own.expovariate(rate) for b in bins]
