# No more than half of the people may flip, the tail is cut. Law: n=1: nobody ever flips; n=4, p=0.5: never 3 flips.
def flip_answers(data, p, rng):
    answers, left = [], len(data) // 2
    for bit in data:
        if left > 0 and rng.random() < p:
            answers.append(1 - bit)
            left -= 1
        else:
            answers.append(bit)
    return answers
