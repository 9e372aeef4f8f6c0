# Saves chance: one uniform number u serves two people, the second by 10u mod 1, its digits after the first decimal.
# Witness: flip_answers([0, 0], 0.05, rng): both flip with probability 0.005 instead of 0.0025 (both need u < 0.005); given the first flips the second does with probability 0.1 instead of 0.05. It is right only for p = k/10.
def flip_answers(data, p, rng):
    answers = []
    for i, x in enumerate(data):
        u = rng.random() if i % 2 == 0 else (10 * u) % 1
        answers.append(1 - x if u < p else x)
    return answers
