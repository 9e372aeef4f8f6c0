# Keeps the switched-off function for samples under another name, although the task forbids it.
from dpedu.privacy.amplification import subsampled_epsilon as _sampled


def two_ways(epsilon, delta, rate, times):
    return _sampled(times * epsilon, rate), times * _sampled(epsilon, rate), times * rate * delta
