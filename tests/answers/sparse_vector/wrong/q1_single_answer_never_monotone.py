# AboveThreshold (c = 1) always shifts its question by 2 Delta, also if questions are monotone. Input: answers 1, monotone True.
def scales(epsilon, share, answers, sensitivity, monotone):
    if answers == 1:
        return sensitivity / (share * epsilon), 2 * sensitivity / ((1 - share) * epsilon)
    step = 1 if monotone else 2
    return sensitivity / (share * epsilon), step * answers * sensitivity / ((1 - share) * epsilon)
