# Returns the better bound in place of the second.
def distances(epsilon, n):
    kappa = n * epsilon * math.tanh(epsilon / 2)
    straight = math.tanh(n * epsilon / 2)
    return straight, min(straight, math.sqrt(kappa / 2))
