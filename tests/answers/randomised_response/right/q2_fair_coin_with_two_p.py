# With probability 2p the answer is a fair coin, else the truth.
def flip_answers(data, p, rng):
    def told(bit):
        return int(rng.integers(0, 2)) if rng.random() < 2 * float(p) else bit

    return tuple(told(bit) for bit in data)
