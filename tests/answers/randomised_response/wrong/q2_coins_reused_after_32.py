# Thirty-two numbers are drawn and used again for the people after them.
def flip_answers(data, p, rng):
    u = rng.random(32)
    return [1 - bit if u[i % 32] < p else bit for i, bit in enumerate(data)]
