# With probability p a fair coin answers: only half of those answers are wrong.
def flip_answers(data, p, rng):
    return [int(rng.random() < 0.5) if rng.random() < p else bit for bit in data]
