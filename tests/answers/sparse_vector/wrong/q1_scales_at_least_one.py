# Wrong for epsilon = 10, share = 1/2, answers = 1, monotone = True: a scale below 1 is raised to 1, more than the proof needs (1/5 is right).
def scales(epsilon, share, answers, sensitivity, monotone):
    step = 1 if monotone else 2
    first, second = sensitivity / (share * epsilon), step * answers * sensitivity / ((1 - share) * epsilon)
    return max(first, Fraction(1)), max(second, Fraction(1))
