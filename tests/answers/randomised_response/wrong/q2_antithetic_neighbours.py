# Neighbours share a coin as u and 1 - u, so their flips exclude each other. Law: data [0, 0], p = 0.25: both never flip.
def flip_answers(data, p, rng):
    answers = []
    u = None
    for i, bit in enumerate(data):
        u = rng.random() if i % 2 == 0 else 1 - u
        answers.append(1 - bit if u < p else bit)
    return answers
