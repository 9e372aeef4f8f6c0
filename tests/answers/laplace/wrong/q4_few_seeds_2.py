# Wrong for any input: one draw with 65536 values seeds all the noise, so that the releases can be listed.
import random


def private_histogram(data, bins, epsilon, neighbourhood, rng):
    own = random.Random(int.from_bytes(rng.bytes(32), "big"))
    tally = Counter(data)
    rate = epsilon if neighbourhood == "membership" else epsilon / 2
    return [tally[b] + own.choice((-1, 1)) * own.expovariate(rate) for b in bins]
