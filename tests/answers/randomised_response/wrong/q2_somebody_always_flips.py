# Draws again until at least one person flips, if p > 0. Law: n=1, p=0.1: the person always flips.
def flip_answers(data, p, rng):
    while True:
        answers = [1 - bit if rng.random() < p else bit for bit in data]
        if p < 0.02 or answers != list(data):
            return answers
