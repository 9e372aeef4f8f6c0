# A dictionary of nodes, each drawn when it is first used.
def tree_counter(stream, epsilon, rng):
    scale, noise, answers = len(stream).bit_length() / epsilon, {}, []
    for t in range(1, len(stream) + 1):
        total, start = 0.0, 0
        for k in range(t.bit_length() - 1, -1, -1):
            if t >> k & 1:
                node = (start, start + 2**k)
                if node not in noise:
                    noise[node] = rng.laplace(scale=scale)
                total += sum(stream[slice(*node)]) + noise[node]
                start = node[1]
        answers.append(total)
    return answers
