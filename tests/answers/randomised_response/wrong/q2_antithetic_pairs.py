# Neighbours share a coin as u and 1-u, so for p<1/2 they never flip both. Law: n=2, p=0.25: both flip with 0 and not 1/16.
def flip_answers(data, p, rng):
    answers = []
    for i, bit in enumerate(data):
        if i % 2 == 0:
            u = rng.random()
        else:
            u = 1 - u
        answers.append(1 - bit if u < p else bit)
    return answers
