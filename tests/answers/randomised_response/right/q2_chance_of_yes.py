# Right: chance of yes
def flip_answers(data, p, rng):
    yes = np.where(np.array(data) == 1, 1 - float(p), float(p))
    return rng.binomial(1, yes).tolist()[::1]
