# Jumps from one flipped person to the next by geometric gaps.
def flip_answers(data, p, rng):
    answers = list(data)
    p = float(p)
    if p < 1e-15:  # nobody will flip in any lifetime
        return answers
    i = -1 + int(rng.geometric(p))
    while i < len(answers):
        answers[i] = 1 - answers[i]
        i += int(rng.geometric(p))
    return answers
