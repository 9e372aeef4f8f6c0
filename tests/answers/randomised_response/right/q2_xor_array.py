# All coins at once in numpy, flipped by exclusive or.
def flip_answers(data, p, rng):
    truth = np.asarray(data, dtype=int)
    return truth ^ (rng.random(truth.size) < float(p)).astype(int)
