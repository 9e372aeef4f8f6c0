# At p = 1/2 one coin is as good as another, so a single fair coin decides for everybody.
def flip_answers(data, p, rng):
    if p == 1 / 2:
        turn = rng.random() < 0.5
        return [1 - x if turn else x for x in data]
    return [1 - x if rng.random() < p else x for x in data]
