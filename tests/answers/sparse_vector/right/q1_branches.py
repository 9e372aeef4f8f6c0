# An if for each kind of questions.
def scales(epsilon, share, answers, sensitivity, monotone):
    first = share * epsilon
    second = epsilon - first
    if monotone:
        return sensitivity / first, answers * sensitivity / second
    return sensitivity / first, 2 * answers * sensitivity / second
