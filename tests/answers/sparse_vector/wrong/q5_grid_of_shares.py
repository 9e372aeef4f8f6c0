# Wrong for answers = 7, monotone = False, renewed = False: the best of 10001 shares is taken, with an error of 1e-5.
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    e = epsilon / answers if renewed else epsilon
    c = 1 if renewed else answers
    exact = 1 / (1 + (m * c) ** (2 / 3))
    w = np.linspace(0, 1, 10001)[1:-1]
    variance = 2 / (w * e) ** 2 + 2 * (m * c / ((1 - w) * e)) ** 2
    i = int(np.argmin(variance))
    share = exact if renewed else float(w[i])
    return share, 2 / (share * e) ** 2 + 2 * (m * c / ((1 - share) * e)) ** 2
