# For monotone questions half the shifts are counted with a whole division, so an odd c loses one. Input: answers 3, monotone True.
def scales(epsilon, share, answers, sensitivity, monotone):
    shifts = 2 * answers
    if monotone:
        shifts = max(answers // 2 * 2, 1)
    return sensitivity / (share * epsilon), shifts * sensitivity / ((1 - share) * epsilon)
