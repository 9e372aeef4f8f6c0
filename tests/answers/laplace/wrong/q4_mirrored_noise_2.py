# Wrong for more than fourteen bins: from the fifteenth on it is the noise of fourteen before with the sign exchanged.
import random


def private_histogram(data, bins, epsilon, neighbourhood, rng):
    own = random.Random(int.from_bytes(rng.bytes(32), "big"))
    tally = Counter(data)
    rate = epsilon if neighbourhood == "membership" else epsilon / 2
    return [tally[b] + own.choice((-1, 1)) * own.expovariate(rate) for b in bins]
