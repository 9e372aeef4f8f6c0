# Flips a binomial number, and puts the answers in another order.
def flip_answers(data, p, rng):
    told = [1 - x if rng.random() < p else x for x in data]
    rng.shuffle(told)
    return told
