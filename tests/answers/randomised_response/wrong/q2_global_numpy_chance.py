# Takes the chance from numpy's global state and not from rng. Law: the same seed of rng gives different answers.
def flip_answers(data, p, rng):
    coins = np.random.random(len(data))
    return [1 - bit if u < p else bit for bit, u in zip(data, coins)]
