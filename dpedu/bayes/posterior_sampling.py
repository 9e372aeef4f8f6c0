"""Posterior sampling: one draw from the posterior is itself a private release, under conditions.

Whoever draws a parameter from its posterior says little about one record if no record can move the
posterior by much. That is a condition on the model. For a Bernoulli rate it fails near 0 and 1,
where a single record can rule a rate out; it holds once rates are kept away from both ends.
"""

from __future__ import annotations

import math
from fractions import Fraction
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from dpedu import _validate as validate
from dpedu._digits import big, digits, float_above, least, most, up
from dpedu._validate import FloatArray, IntArray, Number, Randomness
from dpedu.mechanisms.contract import Mechanism, above_one, absent
from dpedu.neighbours import Neighbourhood
from dpedu.noise.exact import Words, word_source
from dpedu.noise.rounded import rounded_gaussian
from dpedu.privacy import loss
from dpedu.privacy.loss import Release
from dpedu.privacy.profiles import (
    gaussian_delta,
    gaussian_epsilon,
    gaussian_renyi,
    gaussian_zcdp,
    margin,
)

UNITS = 2**30
"""Into how many parts an exact draw cuts a standard deviation."""

FEWEST_RATES, MOST_RATES = 2**10, 2**18
"""How many rates an exact draw chooses from."""

SMALLEST_DELTA = 2.0**-1000
"""What is added to a δ of the profile, for probabilities that floats cannot hold."""

LARGEST_CROWD = 100_000
"""For how many people the profile of a whole Beta posterior is computed: all counts are tried."""

FIRMEST_PRIOR = 1e12
"""For which parameters of a prior it is computed: floats lose too much of firmer ones."""


class BernoulliPosterior(Mechanism):
    """One draw of a rate θ from its posterior, given n bits and a Beta prior.

    Parameters
    ----------
    people
        n ≥ 1, public.
    prior_ones, prior_zeros
        a and b of the prior Beta(a, b), each at least 1.
    low, high
        The prior is cut off outside of this range of θ. The whole range from 0 to 1 is allowed,
        but then no ε is enough at δ = 0.
    delta
        δ, for the whole range only, for 10⁵ people and a and b of 10¹² at most: the claim is the
        least ε at that δ.
    exact
        A prior on finitely many rates, and draws of exact probabilities, for real use, where the
        range is cut off. Without it draws are in floating point, unsafe outside of a course.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    For **edit** neighbours the posteriors differ by the factor ``θ/(1 − θ)``, up to normalising. So
    the draw is ε-DP with ``ε = ln(high/(1 − high)) − ln(low/(1 − low))``, and no smaller ε will do
    for every n. With low = c and high = 1 − c that is ``2 ln((1 − c)/c)``. Further draws cost ε
    each. Over the whole range the claim at a δ is that for the worst data: hardly any ones among
    many zeros, where one more is conspicuous. A firmer prior helps, more people do not. Drawn in
    floating point, and rounded to a 2⁻²⁴th of the range, for the last bits tell of the data.

    *Exact*: the prior is on the middles of equal parts of the range, 1024 of them and more for many
    people, with the prior's density there, rounded to floats, as weights. Posteriors of neighbours
    still differ by the factor ``θ/(1 − θ)``, up to normalising, so that the same ε holds for any
    prior within the range. A rate is drawn from the finite posterior with its exact chance. Over
    the whole range there is no exact twin: the profile is that of the Beta distributions, and
    of no grid; it is for teaching only.

    References
    ----------
    Dimitrakakis, Nelson, Zhang, Mitrokotsa and Rubinstein, "Differential privacy for Bayesian
    inference through posterior sampling", JMLR 2017; Wang, Fienberg and Smola, "Privacy for free",
    ICML 2015.

    Examples
    --------
    >>> draw = BernoulliPosterior.from_epsilon(1, people=900)
    >>> round(draw.low, 4), round(draw.high, 4)
    (0.3775, 0.6225)
    >>> data = np.arange(900) < 400
    >>> round(draw.release(data, rng=np.random.default_rng(1)), 3)
    0.444
    >>> whole = BernoulliPosterior(people=900, delta=1e-6)
    >>> print(BernoulliPosterior(people=900).guarantee())
    inf-DP under edit neighbours
    >>> round(whole.epsilon(), 2)
    13.12
    """

    def __init__(
        self,
        *,
        people: int,
        prior_ones: Number = 1,
        prior_zeros: Number = 1,
        low: Number = 0,
        high: Number = 1,
        delta: Number = 0,
        exact: bool = False,
    ) -> None:
        self.people = validate.integer(1, people=people)
        self.prior_ones = _at_least_one(prior_ones=prior_ones)
        self.prior_zeros = _at_least_one(prior_zeros=prior_zeros)
        # Fractions are rounded inwards: what is drawn from is within the range that is claimed for.
        self.low = float_above(validate.probability(low=low))
        self.high = -float_above(-validate.probability(high=high))
        if self.low >= self.high:
            raise ValueError(
                f"low must be below high, {validate.show(self.high)}, got {validate.show(low)}"
            )
        self._delta = validate.probability(delta=delta)
        self.neighbourhood = Neighbourhood.EDIT
        if self._delta and not self._whole:
            raise ValueError(
                f"delta must be 0 where the range is cut off, got {validate.show(delta)}"
            )
        self.exact = validate.one_of((True, False), exact=exact)
        if self.exact and (self.low == 0 or self.high == 1):
            raise ValueError(
                "low must be above 0 and high below 1 if exact: no profile is known for a grid of "
                f"the whole range, got {validate.show(self.low)} and {validate.show(self.high)}"
            )
        if self._whole:
            self._epsilon = self._least_epsilon(float(self._delta))
        elif self.low == 0 or self.high == 1:
            self._epsilon = math.inf
        else:
            self._epsilon = up(_log_odds(most(high)) - _log_odds(least(low)))

    @classmethod
    def from_epsilon(
        cls,
        epsilon: Number,
        *,
        people: int,
        prior_ones: Number = 1,
        prior_zeros: Number = 1,
        exact: bool = False,
    ) -> BernoulliPosterior:
        """The widest symmetric range for which a draw is ε-DP: from ``1/(1 + e^(ε/2))`` upwards.

        Raises
        ------
        TypeError, ValueError
            If an argument is outside its range; ε must be between 10⁻⁶ and 700.
        """
        level = float(validate.between(1e-6, 700, epsilon=epsilon))
        low = math.exp(-level / 2) / (1 + math.exp(-level / 2)) * (1 + margin(level))
        made = cls(
            people=people, prior_ones=prior_ones, prior_zeros=prior_zeros,
            low=low, high=_complement(low), exact=exact,
        )  # fmt: skip
        return made._promise(epsilon)

    variance = absent("a draw is meant to be as wide as the posterior")
    accuracy = absent("a draw is meant to be as wide as the posterior")
    interval = absent("a draw is meant to be as wide as the posterior")

    def __repr__(self) -> str:
        return (
            f"BernoulliPosterior(people={self.people}, prior_ones={self.prior_ones:g}, "
            f"prior_zeros={self.prior_zeros:g}, low={self.low:g}, high={self.high:g}"
            f"{', exact=True' if self.exact else ''})"
        )

    @property
    def _whole(self) -> bool:
        return self.low == 0 and self.high == 1

    # Privacy --------------------------------------------------------------------------------------

    def epsilon(self, delta: Number | None = None) -> Number:
        """An ε at that δ; for the whole range the least one. Without δ, what it was made for."""
        if delta is None or not self._whole:
            return super().epsilon(delta)
        return self._least_epsilon(float(validate.probability(delta=delta)))

    def delta(self, epsilon: Number) -> float:
        """A δ at that ε; for the whole range the least one, over all data of n people.

        It is rounded up by what floats can lose: by less than a thousandth of itself for priors
        that are worth up to 10⁹, and for 10¹² by a hundredth where it is above 10⁻¹². At an ε of
        hundreds it can be some times itself, where floats hold no probability so small.
        """
        level = validate.extended_non_negative(epsilon=epsilon)
        return self._worst_delta(float(level)) if self._whole else super().delta(level)

    def _least_epsilon(self, delta: float) -> float:
        """The least ε at a δ, rounded up."""
        if delta == 0:
            return math.inf
        low, high = 0.0, 1.0
        if self._worst_delta(0.0) <= delta:
            return 0.0
        while self._worst_delta(high) > delta:
            low, high = high, 2 * high
        while high - low > 1e-9 * high:
            middle = (low + high) / 2
            low, high = (middle, high) if self._worst_delta(middle) > delta else (low, middle)
        return high

    def _worst_delta(self, epsilon: float) -> float:
        """Over all numbers of ones s, and both orders: Beta(a + s, …) against one 1 more.

        The ratio of the two densities grows with θ, so the likeliest events are half-lines. How
        much likelier one is under one of them is a density: ``P(θ ≤ t) − P'(θ ≤ t)`` is that of
        Beta(a + s + 1, …) at t, over all parameters' sum. So two probabilities that are nearly
        equal are never subtracted. Each number is taken for the worse by more than what floats
        lose of it.
        """
        from scipy.special import expit

        if self.people > LARGEST_CROWD:
            raise ValueError(
                f"people must be at most {LARGEST_CROWD} for a profile, got {self.people}"
            )
        for name in ("prior_ones", "prior_zeros"):
            if getattr(self, name) > FIRMEST_PRIOR:
                raise ValueError(
                    f"{name} must be at most {FIRMEST_PRIOR:g} for a profile, "
                    f"got {getattr(self, name)}"
                )
        if epsilon == math.inf:
            return 0.0
        seen: FloatArray = np.arange(self.people, dtype=np.float64)
        ones: FloatArray = self.prior_ones + seen
        zeros: FloatArray = self.prior_zeros + (self.people - seen)
        # ln E[θ/(1 − θ)] under the posterior with s ones.
        shift = np.log(ones) - np.log(zeros - 1)
        # An end near 1 would be rounded to it; what is left of 1 keeps its digits.
        above, rest_above = expit(shift + epsilon), expit(-shift - epsilon)
        below, rest_below = expit(shift - epsilon), expit(epsilon - shift)
        factor = math.expm1(min(epsilon, 700.0))
        # Of the incomplete Beta function some 10⁻¹⁵ for each hundred people, and as much for each
        # hundred that the prior is worth; of the density less than a tenth of what is added to it.
        worth = self.prior_ones + self.prior_zeros + self.people
        less = factor * (1 - 2.0**-40 * (1 + worth / 4096))
        more = (1 + 2.0**-38 * (1 + math.sqrt(worth) / 64)) / worth
        rising = more * _beta_density(zeros, ones + 1, rest_above, above)
        rising -= less * _beta_below(zeros, ones, rest_above, above)
        falling = more * _beta_density(ones + 1, zeros, below, rest_below)
        falling -= less * _beta_below(ones + 1, zeros - 1, below, rest_below)
        return float(min(max(rising.max(), falling.max(), 0.0) + SMALLEST_DELTA, 1.0))

    # Release --------------------------------------------------------------------------------------

    @cached_property
    def _rates(self) -> FiniteRates:
        return FiniteRates(self.people, self.prior_ones, self.prior_zeros, self.low, self.high)

    def release(self, data: ArrayLike, *, rng: Randomness) -> float:
        """One draw of θ.

        Parameters
        ----------
        data
            Bits, one a person: shape (people,).
        rng
            Source of randomness.

        Raises
        ------
        TypeError, ValueError
            If the data are no bits or not of n people, or `rng` is no generator.
        """
        bits = validate.category_array(2, data=data)
        if bits.shape != (self.people,):
            raise ValueError(f"data must be {self.people} bits, got shape {bits.shape}")
        found = int(bits.sum())
        if self.exact:
            return self._rates.drawn(found, word_source(rng))
        rng = validate.generator(rng=rng)
        ones = self.prior_ones + found
        zeros = self.prior_zeros + self.people - found
        low, high = (0.0, 1.0) if self._whole else (float(self.low), float(self.high))
        drawn = rng.beta(ones, zeros) if self._whole else _cut_off_beta(ones, zeros, low, high, rng)
        return _without_last_bits(float(drawn), low, high)


class LinearPosterior(Mechanism):
    """One draw of the weights of a linear model from their posterior, for public attributes.

    The responses are ``y_i = ⟨x_i, w⟩ + N(0, v)`` and the prior is ``w ~ N(0, τ² I)``. With ones as
    the only attribute, w is a mean.

    Parameters
    ----------
    design
        The attributes x_i of all people, public: shape (people, attributes).
    noise_variance
        v > 0.
    prior_variance
        τ² > 0.
    low, high
        Between which a response lies.
    delta
        δ, strictly between 0 and 1.
    exact
        Whole-number noise of exact probabilities, for real use. Without it noise is in floating
        point, which is unsafe outside of a course.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or attributes are so nearly collinear that the
        posterior has no covariance in floats.

    Notes
    -----
    The posterior is Gaussian with covariance ``Σ = (XᵀX/v + I/τ²)⁻¹``, which does not depend on the
    responses, and mean ``ΣXᵀy/v``. So the draw *is* a Gaussian mechanism: an **edit** of the
    response of person i moves the mean by at most ``(high − low) √(x_iᵀΣx_i)/v`` standard
    deviations. Its profile is exact. More people help, unless somebody's attributes stand alone: no
    others narrow Σ in their direction. Edits of attributes are not covered: they would move Σ too.

    *Exact*: with a root L of Σ a draw is ``L(t + z)`` for the mean ``t = L⁻¹ΣXᵀy/v`` in standard
    deviations and Gaussian z. What each response adds to t is rounded to whole 2⁻³⁰ths by itself,
    by operations that grow with the response: so an edit moves a sum by what one end of the range
    adds more than the other, which is computed by the same operations, exactly. z is rounded to the
    same unit, as `dpedu.mechanisms.RoundedGaussian` is, and the draw is computed from whole numbers
    and from Σ, which is public.

    References
    ----------
    Dimitrakakis et al., as for `BernoulliPosterior`; Balle and Wang, "Improving the Gaussian
    mechanism for differential privacy", ICML 2018, for the profile.

    Examples
    --------
    >>> ones = np.ones((400, 1))
    >>> mean = LinearPosterior(
    ...     design=ones, noise_variance=1, prior_variance=100, low=0, high=1, delta=1e-6
    ... )
    >>> round(mean.shift, 3), round(mean.epsilon(), 3)
    (0.05, 0.189)
    """

    def __init__(
        self,
        *,
        design: ArrayLike,
        noise_variance: Number,
        prior_variance: Number,
        low: Number,
        high: Number,
        delta: Number,
        exact: bool = False,
    ) -> None:
        attributes = validate.real_array(design=design)
        if attributes.ndim != 2:
            raise ValueError(
                f"design must be of shape (people, attributes), got {attributes.shape}"
            )
        variance = validate.positive_float(noise_variance=noise_variance)
        width = validate.positive_float(prior_variance=prior_variance)
        self.low, self.high = float(validate.finite(low=low)), float(validate.finite(high=high))
        if self.low >= self.high:
            raise ValueError(
                f"low must be below high, {validate.show(self.high)}, got {validate.show(low)}"
            )
        self._delta = validate.open_probability(delta=delta)
        self.neighbourhood = Neighbourhood.EDIT
        with np.errstate(over="ignore"):
            precision = attributes.T @ attributes / variance + np.eye(attributes.shape[1]) / width
        if not np.isfinite(precision).all():
            raise ValueError(
                "noise_variance and prior_variance must leave a precision within floats, got "
                f"{validate.show(noise_variance)} and {validate.show(prior_variance)}"
            )
        try:
            self.covariance = np.linalg.inv(precision)
            self.covariance.setflags(write=False)  # `shift`, and with it ε, is made from it
            self._root = np.linalg.cholesky(self.covariance)
        except np.linalg.LinAlgError:
            raise ValueError(
                "design must have attributes that floats tell apart, beside a prior_variance of "
                f"{validate.show(prior_variance)}, got nearly collinear ones"
            ) from None
        self._gain = self.covariance @ attributes.T / variance
        spread = np.einsum("ij,jk,ik->i", attributes, self.covariance, attributes)
        most = (self.high - self.low) * math.sqrt(float(spread.max())) / variance
        self.exact = validate.one_of((True, False), exact=exact)
        if self.exact:
            self._share = np.linalg.solve(self._root, self._gain)
            self.shift = self._exact_shift(most)
        else:
            # The inverse is rounded to about so many digits.
            self.shift = most * (1 + 1e-12 * float(np.linalg.cond(precision)))
        if not 0 < self.shift < 1e3:
            raise ValueError(
                "noise_variance, design, low and high must leave one response at most 1000 "
                f"standard deviations of influence, and some, got {self.shift:g} for a "
                f"noise_variance of {variance:g} and responses from {self.low:g} to {self.high:g}"
            )
        self._epsilon = gaussian_epsilon(self._delta, 1, self.shift)

    variance = absent("a draw is meant to be as wide as the posterior: see `covariance`")
    accuracy = absent("a draw is meant to be as wide as the posterior: see `covariance`")
    interval = absent("a draw is meant to be as wide as the posterior: see `covariance`")

    from_epsilon = absent("its noise is that of the posterior")

    def __repr__(self) -> str:
        people, attributes = self._gain.shape[::-1]
        return (
            f"<LinearPosterior: {people} people, {attributes} attributes, shift {self.shift:g}"
            f"{', exact' if self.exact else ''}>"
        )

    def _exact_shift(self, about: float) -> float:
        """The shift of whole numbers, from about what it is."""
        if not about < 2e3:
            return about
        moves = self._whole_shares(np.full(self._share.shape[1], self.high))
        square = max(sum(move**2 for move in person) for person in moves.T.tolist())
        mp = digits()
        return up(mp.sqrt(mp.mpf(square)) / UNITS)

    def _whole_shares(self, responses: FloatArray) -> IntArray:
        """What each response adds to each entry of t, in units, if it is more than the lower end.

        Differences, products and roundings are those of IEEE 754: of one number each, and growing.
        """
        above = np.clip(responses, self.low, self.high) - self.low
        return np.rint(self._share * above * UNITS).astype(np.int64)

    def epsilon(self, delta: Number | None = None) -> Number:
        """The least ε at that δ; without it, that for which it was made."""
        return self._epsilon if delta is None else gaussian_epsilon(delta, 1, self.shift)

    def delta(self, epsilon: Number) -> float:
        """The privacy profile: the least δ at that ε."""
        return gaussian_delta(epsilon, 1, self.shift)

    def zcdp(self) -> float:
        """ρ, half of the squared shift."""
        return gaussian_zcdp(1, self.shift)

    def renyi(self, order: Number) -> float:
        """The Rényi divergence of that order between neighbours: ``αρ``."""
        return gaussian_renyi(above_one(order), 1, self.shift)

    def loss(self) -> Release:
        """The privacy loss of a draw, for an accountant."""
        try:
            made = loss.gaussian(sigma=1, sensitivity=self.shift)
        except ValueError:  # it moves too little or too far for it
            return super().loss()
        return made.under(self.neighbourhood)

    def mean(self, responses: ArrayLike) -> FloatArray:
        """The posterior mean of the weights. It is not private: do not publish it.

        Parameters
        ----------
        responses
            Shape (people,). Those outside of the bounds are moved to them: an error would tell.
            Infinity and NaN are no responses, and refused: leave them out, or move them, yourself.

        Raises
        ------
        TypeError, ValueError
            If responses are not finite numbers, or not as many as people.
        """
        values = validate.boundable_array(responses=responses)
        if values.shape != (self._gain.shape[1],):
            raise ValueError(
                f"responses must be {self._gain.shape[1]} numbers, got shape {values.shape}"
            )
        return np.asarray(self._gain @ np.clip(values, self.low, self.high))

    def release(self, responses: ArrayLike, *, rng: Randomness) -> FloatArray:
        """One draw of the weights: shape (attributes,).

        Each is rounded to less than a millionth of its deviation, for the last bits of a sum tell
        what was added.

        Raises
        ------
        TypeError, ValueError
            If responses are not as for `mean`, or `rng` is no generator.
        """
        centre = self.mean(responses)
        if self.exact:
            values = validate.boundable_array(responses=responses)
            total = self._whole_shares(values).sum(axis=1)
            total += rounded_gaussian(UNITS, total.size, rng=rng)
            least = self._gain @ np.full(values.size, self.low)
            return np.asarray(least + self._root @ (total / UNITS))
        rng = validate.generator(rng=rng)
        root = self._root
        drawn = centre + root @ rng.standard_normal(centre.size)
        steps = np.ldexp(1.0, np.frexp(np.sqrt(np.diag(self.covariance)))[1] - 24)
        return np.asarray(np.rint(drawn / steps) * steps)


class FiniteRates:
    """Finitely many rates within a range, with a prior; draws from posteriors are exact.

    Parameters
    ----------
    people
        n ≥ 1.
    prior_ones, prior_zeros
        Of a Beta prior, whose density gives the weights.
    low, high
        The range, strictly between 0 and 1.

    Attributes
    ----------
    rates
        The middles of equal parts: fractions.
    prior
        Their weights: floats, of which the largest is 1. They are what they are exactly.
    """

    def __init__(
        self, people: int, prior_ones: float, prior_zeros: float, low: float, high: float
    ) -> None:
        count = FEWEST_RATES
        while count < MOST_RATES and count < 16 * math.sqrt(people):
            count *= 2
        start, part = Fraction(low), (Fraction(high) - Fraction(low)) / count
        self.rates = [start + (2 * place + 1) * part / 2 for place in range(count)]
        self._people = people
        self._logs = np.log([float(rate) for rate in self.rates])
        self._others = np.log([float(1 - rate) for rate in self.rates])
        weights = (prior_ones - 1) * self._logs + (prior_zeros - 1) * self._others
        self.prior = np.exp(weights - weights.max())

    def drawn(self, ones: int, words: Words) -> float:
        """A rate, with a chance in proportion to ``prior · θ^ones (1 − θ)^(n − ones)``, exactly."""
        u = int(words(1)[0])
        with np.errstate(divide="ignore"):
            powers = ones * self._logs + (self._people - ones) * self._others + np.log(self.prior)
        borders = np.cumsum(np.exp(powers - powers.max()))
        # A logarithm is off by 2⁻⁵¹ of itself and 2⁻⁵² for the rate, a sum by 2⁻⁵² for each rate.
        longest = 2 + float(np.abs([self._logs, self._others]).max())
        doubt = borders[-1] * (2.0**-40 + 2.0**-49 * (self._people * longest + len(borders)))
        target = u * 2.0**-64 * borders[-1]
        first, last = np.searchsorted(borders[:-1], [target - doubt, target + doubt])
        return float(self.rates[first if first == last else self._settle(u, ones, words)])

    def _settle(self, u: int, ones: int, words: Words) -> int:
        """The same for a random number of which 64 bits are known, with many digits."""
        bits = 64
        while True:
            mp = digits(lost=bits * math.log10(2))
            logs = [
                (ones * mp.log(big(mp, rate)) + (self._people - ones) * mp.log(big(mp, 1 - rate)))
                for rate in self.rates
            ]
            top = max(logs)
            weights = [
                mp.mpf(float(w)) * mp.exp(power - top)
                for w, power in zip(self.prior, logs, strict=True)
            ]
            total, tiny = mp.fsum(weights), mp.mpf(2) ** -(bits + 64)
            below, low, high = mp.mpf(0), mp.mpf(u) / 2**bits, mp.mpf(u + 1) / 2**bits
            for place, weight in enumerate(weights):
                above = below + weight / total
                starts = place == 0 or low >= below + tiny
                ends = place == len(weights) - 1 or high <= above - tiny
                if starts and ends:
                    return place
                below = above
            bits, u = bits + 64, (u << 64) | int(words(1)[0])


def _without_last_bits(drawn: float, low: float, high: float) -> float:
    """Rounded to a millionth of the range and less: the last bits tell how a draw was computed."""
    step = 2.0 ** (math.frexp(high - low)[1] - 24)
    return min(max(round(drawn / step) * step, low), high)


def _cut_off_beta(
    ones: float, zeros: float, low: float, high: float, rng: np.random.Generator
) -> float:
    """A draw from Beta(ones, zeros) between two bounds; both parameters are at least 1."""
    from scipy.special import betainc, betaincc, betainccinv, betaincinv

    below, above = betainc(ones, zeros, [low, high]), betaincc(ones, zeros, [low, high])
    upper = bool(below[1] > 0.5)  # the smaller tail keeps its digits
    ends = above[::-1] if upper else below
    if ends[1] > 1e-200:
        u = ends[0] + rng.random() * (ends[1] - ends[0])
        drawn = (betainccinv if upper else betaincinv)(ones, zeros, u)
        return float(min(max(drawn, low), high))
    # Nearly all of the Beta lies beyond one end, where its logarithm, which is concave, stays
    # below its tangent: draw from the tangent's exponential, and reject.
    end = low if upper else high
    slope = abs((ones - 1) / end - (zeros - 1) / (1 - end))

    def log_density(theta: float) -> float:
        return (ones - 1) * math.log(theta) + (zeros - 1) * math.log1p(-theta)

    while True:
        depth = float(rng.exponential()) / slope
        theta = end + depth if upper else end - depth
        if low <= theta <= high:
            excess = log_density(theta) - log_density(end) + slope * depth
            if rng.random() <= math.exp(min(excess, 0.0)):
                return theta


def _beta_below(a: FloatArray, b: FloatArray, end: FloatArray, rest: FloatArray) -> FloatArray:
    """P(θ ≤ end) of Beta(a, b), from the smaller of the end and the rest, which is 1 − end."""
    from scipy.special import betainc, betaincc

    near = end <= 0.5
    below = np.empty(end.shape)
    below[near] = betainc(a[near], b[near], end[near])
    below[~near] = betaincc(b[~near], a[~near], rest[~near])
    return below


def _beta_density(a: FloatArray, b: FloatArray, end: FloatArray, rest: FloatArray) -> FloatArray:
    """The density of Beta(a, b), in the same way."""
    from scipy.stats import beta

    near = end <= 0.5
    first, second = np.where(near, a, b), np.where(near, b, a)
    return np.asarray(beta.pdf(np.where(near, end, rest), first, second))


def _log_odds(rate: Fraction) -> Any:
    mp = digits()
    return mp.log(big(mp, rate)) - mp.log(big(mp, 1 - rate))


def _complement(low: float) -> float:
    """1 − low, rounded down."""
    high = 1 - low
    return high if 1 - high >= low else math.nextafter(high, 0.0)


def _at_least_one(**argument: Number) -> float:
    ((name, value),) = argument.items()
    as_float = float(validate.finite(**argument))
    if as_float < 1:
        raise ValueError(f"{name} must be at least 1, got {validate.show(value)}")
    return as_float
