# A vector of coins and an exclusive or; returns an array.
def flip_answers(data, p, rng):
    truth = np.array(data, dtype=int)
    coins = rng.random(truth.size) < float(p)
    return truth ^ coins.astype(int)
