# Walks from flip to flip by geometric gaps.
def flip_answers(data, p, rng):
    answers = list(data)
    if p == 0:
        return answers
    place = int(rng.geometric(float(p))) - 1
    while place < len(answers):
        answers[place] = 1 - answers[place]
        place += int(rng.geometric(float(p)))
    return answers
