# Four random bits make a coin, so p is rounded to sixteenths. Law: p = 0.05 flips with 1/16 or p = 0.3 with 5/16.
def flip_answers(data, p, rng):
    limit = math.ceil(16 * p)
    return [int(b) ^ int(rng.integers(16) < limit) for b in data]
