# Wrong for epsilon = 3: // cuts the scales down to whole numbers (2/3 becomes 0).
def scales(epsilon, share, answers, sensitivity, monotone):
    step = 1 if monotone else 2
    return sensitivity // (share * epsilon), step * answers * sensitivity // ((1 - share) * epsilon)
