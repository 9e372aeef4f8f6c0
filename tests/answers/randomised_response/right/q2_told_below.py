# Draws who tells the truth, below 1 - p, instead of who flips, below p: the same chances.
def flip_answers(data, p, rng):
    answers = []
    for bit in data:
        tells = rng.random() < 1 - p
        answers.append(bit if tells else 1 - bit)
    return answers
