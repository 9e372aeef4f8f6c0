# After a flip the next person is skipped, so neighbours never flip both. Law: n=2, p=0.5: (1,1) flips never.
def flip_answers(data, p, rng):
    answers = list(data)
    i = 0
    while i < len(answers):
        if rng.random() < p:
            answers[i] = 1 - answers[i]
            i += 1
        i += 1
    return answers
