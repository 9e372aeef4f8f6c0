# Another way: signs.
def estimate_rate(answers, p):
    # with -1 and 1 for no and yes, a flip only shrinks the mean by 1 - 2p
    signs = 2 * np.array(answers) - 1
    return 0.5 + float(signs.mean()) / (2 * (1 - 2 * float(p)))
