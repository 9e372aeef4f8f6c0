# A generator inside, and Laplace noise as the difference of two exponential draws.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    """The answers of one session: True for above, up to the last that may be given."""

    def laplace(scale):
        return scale * (rng.standard_exponential() - rng.standard_exponential())

    def session():
        limit, left = threshold + laplace(1 / (share * epsilon)), answers
        questions = iter(values)
        while left:
            try:
                value = next(questions)
            except StopIteration:
                return
            yield (above := value + laplace(2 * answers / (epsilon - share * epsilon)) >= limit)
            left -= above

    return [bool(a) for a in session()]
