# Adds the losses up answer by answer, in halves.
def distances(epsilon, n):
    half = epsilon / 2
    around = math.sqrt(math.tanh(half) * half * n)
    return math.tanh(half * n), 1 if around >= 1 else around
