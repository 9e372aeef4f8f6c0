# Above 4 monotone answers one more is paid for ("the last one twice"). Input: (1, 1/2, 5, 1, True) must give (2, 10).
def scales(epsilon, share, answers, sensitivity, monotone):
    times = answers if monotone and answers < 5 else answers + 1 if monotone else 2 * answers
    return sensitivity / (share * epsilon), times * sensitivity / ((1 - share) * epsilon)
