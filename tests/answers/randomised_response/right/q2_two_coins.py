# The protocol of two coins with the same flip probability: with 2p, a fair coin answers.
def flip_answers(data, p, rng):
    answers = []
    for bit in data:
        if rng.random() < 2 * p:
            answers.append(int(rng.integers(2)))
        else:
            answers.append(bit)
    return answers
