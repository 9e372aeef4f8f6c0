# Array loop: right
def distances(epsilon, n):
    total = math.fsum([epsilon] * n)
    kappas = math.fsum(epsilon * float(np.tanh(epsilon / 2)) for _ in range(n))
    return np.minimum(np.array([np.tanh(total / 2), np.sqrt(kappas / 2)]), 1.0)
