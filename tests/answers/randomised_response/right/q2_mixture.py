# With probability 2p toss a fair coin, else tell the truth.
def flip_answers(data, p, rng):
    def tell(x):
        if rng.uniform() >= 2 * p:
            return x
        return int(rng.integers(2))

    return list(map(tell, data))
