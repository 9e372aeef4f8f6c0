# True counts, and the noise of a prefix by recursion on its newest box.
def tree_counter(stream, epsilon, rng):
    lam = (len(bin(len(stream))) - 2) / epsilon
    noise = [0.0]
    for t in range(1, len(stream) + 1):
        noise.append(noise[t - (t & -t)] + float(rng.laplace(loc=0.0, scale=lam)))
    return [count + z for count, z in zip(itertools.accumulate(stream), noise[1:])]
