# The straight line through the two known points, as a lambda.
two_coins_rate = lambda yes, n: -0.5 + (1.5 - -0.5) * (yes / n)  # noqa: E731
