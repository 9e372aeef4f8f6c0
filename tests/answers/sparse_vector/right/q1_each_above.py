# The budget of one question above first.
def scales(epsilon, share, answers, sensitivity, monotone):
    each = (1 - share) * epsilon / answers
    shift = sensitivity + (0 if monotone else sensitivity)
    return (sensitivity / (share * epsilon), shift / each)
