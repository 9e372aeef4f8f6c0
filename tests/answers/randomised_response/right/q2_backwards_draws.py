# Backwards draws.
def flip_answers(data, p, rng):
    answers = [0] * len(data)
    for i in range(len(data) - 1, -1, -1):
        keep = rng.random() >= p
        answers[i] = data[i] if keep else int(not data[i])
    return answers
