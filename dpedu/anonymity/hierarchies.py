"""Saying less: values replaced by groups of values, and rows left out."""

from __future__ import annotations

import itertools
import math
from collections.abc import Hashable, Iterable, Mapping, Sequence
from numbers import Integral
from typing import TYPE_CHECKING, Any

import numpy as np

from dpedu import _validate as validate
from dpedu._validate import FloatArray, IntArray, Number
from dpedu.data import _frames as frames

if TYPE_CHECKING:
    from pandas import DataFrame, Series

EVERYTHING = "*"
"""What is left of a value at the top of every hierarchy."""

MOST_CHOICES = 100_000


class Hierarchy:
    """A generalisation hierarchy: for each value, the groups that it belongs to, ever larger.

    Level 0 is the value itself, and the highest level is ``"*"``, the group of all.

    Parameters
    ----------
    groups
        For each value the names of its groups, from the smallest to the largest, as many for each
        value; the group of all need not be named. Values of one group are of one larger group too.

    Attributes
    ----------
    height
        The highest level.
    values
        All values, so ordered that each group stands together.

    Raises
    ------
    TypeError, ValueError
        If there is no value, a name is no text, numbers of names differ, or groups do not nest.

    References
    ----------
    Samarati, "Protecting respondents' identities in microdata release", IEEE TKDE 2001.

    Examples
    --------
    >>> jobs = Hierarchy(
    ...     {"nurse": ["health"], "dentist": ["health"], "clerk": ["office"], "lawyer": ["office"]}
    ... )
    >>> jobs.height
    2
    >>> [jobs.group("clerk", level) for level in range(3)]
    ['clerk', 'office', '*']
    >>> Hierarchy.of_prefixes(["1001", "1243", "6732"]).group("1243", 2)
    '12**'
    >>> Hierarchy.of_ranges(range(100), widths=[10, 50]).group(37, 1)
    '30–40'
    """

    def __init__(self, groups: Mapping[Any, Sequence[str]]) -> None:
        if not isinstance(groups, Mapping):
            raise TypeError(f"groups must be a mapping from values, got {validate.show(groups)}")
        if not groups:
            raise ValueError(f"groups must hold at least one value, got {groups!r}")
        paths = {value: _path(value, names) for value, names in groups.items()}
        lengths = {len(path) for path in paths.values()}
        if len(lengths) > 1:
            raise ValueError(
                f"groups must name as many groups for each value, got {sorted(lengths)}"
            )
        _refuse_crossing(paths)
        self.height = lengths.pop()
        # Largest groups first, each in the order of its first value.
        seen: list[dict[str, int]] = [{} for _ in range(self.height)]
        for path in paths.values():
            for level, name in enumerate(path):
                seen[level].setdefault(name, len(seen[level]))
        position = {value: number for number, value in enumerate(paths)}
        self.values: tuple[Any, ...] = tuple(
            sorted(
                paths,
                key=lambda v: (
                    *(seen[level][paths[v][level]] for level in reversed(range(self.height))),
                    position[v],
                ),
            )
        )
        self._names = [paths[value] for value in self.values]
        self._codes = np.array(
            [list(range(len(paths)))]
            + [[seen[level][path[level]] for path in self._names] for level in range(self.height)],
            dtype=np.int64,
        )
        self._groups = [list(names) for names in seen]
        self._places = {value: place for place, value in enumerate(self.values)}

    def __repr__(self) -> str:
        return f"<Hierarchy: {len(self.values)} values, height={self.height}>"

    @classmethod
    def of_prefixes(cls, codes: Iterable[str | int]) -> Hierarchy:
        """Codes of equal length, of which one character more is hidden from level to level.

        Raises
        ------
        TypeError, ValueError
            If there is no code, one is neither text nor a whole number, or lengths differ.
        """
        given = validate.filled(codes=codes)
        for code in given:
            if not isinstance(code, str) and not validate.is_number(code, Integral):
                raise TypeError(f"codes must be text or whole numbers, got {validate.show(code)}")
        found = dict.fromkeys(given)
        lengths = sorted({len(str(code)) for code in found})
        if len(lengths) > 1:
            raise ValueError(f"codes must be of equal length, got lengths {lengths}")
        length = lengths[0]
        stars = {kept: "*" * (length - kept) for kept in range(length - 1, 0, -1)}
        return cls({code: [str(code)[:kept] + stars[kept] for kept in stars] for code in found})

    @classmethod
    def of_ranges(
        cls, values: Iterable[Number], *, widths: Sequence[Number], start: Number = 0
    ) -> Hierarchy:
        """Numbers in ranges of one width a level, from `start` on: ``30–40`` leaves 40 out.

        Names have all digits; an end that no decimal of a float shows is a fraction, ``1/3``.

        Parameters
        ----------
        values
            All values that may occur.
        widths
            Above 0, each a multiple of the one before.
        start
            Where a range begins.

        Raises
        ------
        TypeError, ValueError
            If a value is not finite, or widths do not nest.
        """
        numbers = [validate.finite(values=value) for value in validate.filled(values=values)]
        steps = [validate.positive(widths=width) for width in validate.row(widths=widths)]
        first = validate.exact(validate.finite(start=start))
        for narrow, wide in itertools.pairwise(steps):
            if wide <= narrow or validate.exact(wide) % validate.exact(narrow):
                raise ValueError(
                    f"widths must be each a multiple of the one before, got {wide} after {narrow}"
                )

        def group(value: Number, width: Number) -> str:
            exact = validate.exact(width)
            low = first + (validate.exact(value) - first) // exact * exact
            return _range_name(low, low + exact)

        ordered = sorted(dict.fromkeys(numbers))
        return cls({value: [group(value, width) for width in steps] for value in ordered})

    def group(self, value: Hashable, level: int) -> Any:
        """The group of a value at a level.

        Raises
        ------
        TypeError, ValueError
            If the hierarchy does not know the value, or has no such level.
        """
        level = self._level(level)
        try:
            known = value in self._places
        except TypeError:  # a list, or a tuple with one in it
            known = False
        if not known:
            raise ValueError(f"value must be known to the hierarchy, got {validate.show(value)}")
        return self._names[self._places[value]][level - 1] if level else value

    def generalise(self, values: Series, level: int) -> Series:
        """A column with every value replaced by its group at that level.

        Parameters
        ----------
        values
            A column without missing values, of values that the hierarchy knows.
        level
            From 0, which changes nothing, to `height`.

        Raises
        ------
        TypeError, ValueError
            If the column is none, misses values or holds unknown ones, or there is no such level.

        Examples
        --------
        >>> import pandas as pd
        >>> postcodes = pd.Series(["1001", "1243", "6732"])
        >>> Hierarchy.of_prefixes(postcodes).generalise(postcodes, 3).tolist()
        ['1***', '1***', '6***']
        """
        import pandas as pd

        level = self._level(level)
        places = self._placed(values=values)
        if level == 0:
            return values.copy()
        codes, names = self._codes[level], self._groups[level - 1]
        return pd.Series(
            pd.Categorical.from_codes(codes[places], categories=names),
            index=values.index,
            name=values.name,
        )

    def loss(self, level: int) -> FloatArray:
        """What each value loses at that level: ``(m − 1)/(M − 1)`` in a group of m of M values.

        It goes from 0, where nothing is lost, to 1 at the top, in the order of `values`.

        References
        ----------
        Iyengar, "Transforming data to satisfy privacy constraints", KDD 2002.

        Examples
        --------
        >>> Hierarchy({"a": ["vowel"], "b": ["rest"], "c": ["rest"]}).loss(1)
        array([0. , 0.5, 0.5])
        """
        codes = self._codes[self._level(level)]
        sizes = np.bincount(codes)[codes]
        return np.asarray((sizes - 1) / max(1, len(self.values) - 1))

    def span(self, first: IntArray, last: IntArray) -> tuple[list[Any], IntArray]:
        """The smallest groups that hold the values from one place to another, and their sizes.

        Places are those in `values`; a group of one value is the value itself.
        """
        levels = np.full(first.shape, self.height)
        for level in range(self.height, -1, -1):
            same = self._codes[level][first] == self._codes[level][last]
            levels[same] = level
        names = [
            self._names[place][level - 1] if level else self.values[place]
            for place, level in zip(first.tolist(), levels.tolist(), strict=True)
        ]
        sizes = np.zeros(first.shape, dtype=np.int64)
        for level in range(self.height + 1):
            at = levels == level
            sizes[at] = np.bincount(self._codes[level])[self._codes[level][first[at]]]
        return names, sizes

    def _level(self, level: int) -> int:
        level = validate.integer(0, level=level)
        if level > self.height:
            raise ValueError(f"level must be at most {self.height}, got {level}")
        return level

    def _placed(self, **argument: object) -> IntArray:
        """The place of each value of a column."""
        import pandas as pd

        ((name, values),) = argument.items()
        if not isinstance(values, pd.Series):
            raise TypeError(f"{name} must be a column, got {validate.show(values)}")
        frames.comparable(values, **{name: values.name})
        codes, found = pd.factorize(values)
        if (codes < 0).any():
            raise ValueError(f"{name} must have no missing values, got {int((codes < 0).sum())}")
        places = [self._places.get(value, -1) for value in found]
        if -1 in places:
            unknown = found[places.index(-1)]
            raise ValueError(
                f"{name} must be known to the hierarchy, got {validate.show(unknown)} "
                f"in column {values.name!r}"
            )
        return np.asarray(np.array(places, dtype=np.int64)[codes])


def ranges(values: Series, edges: Sequence[Number]) -> Series:
    """A column of numbers as ranges between edges, the last of which is the only one included.

    Parameters
    ----------
    values
        A column of numbers without missing values, none outside the edges.
    edges
        At least two, growing and finite; the last may be infinity, for a range without an end.

    Returns
    -------
    pandas.Series
        Ordered categories: ``"170–180"`` holds 170 but not 180, unless it is the last range;
        ``"80+"`` holds 80 and all above.

    Raises
    ------
    TypeError, ValueError
        If the column holds no numbers or misses some, a value is outside, or edges do not grow.

    Examples
    --------
    >>> import pandas as pd
    >>> ranges(pd.Series([170, 180, 190]), [170, 180, 190]).tolist()
    ['170–180', '180–190', '180–190']
    >>> ranges(pd.Series([79, 80, 110]), [60, 80, math.inf]).tolist()
    ['60–80', '80+', '80+']
    """
    import pandas as pd

    if not isinstance(values, pd.Series):
        raise TypeError(f"values must be a column, got {validate.show(values)}")
    if values.empty:
        raise ValueError("values must not be empty, got a column without rows")
    if values.isna().any():
        raise ValueError(f"values must have no missing values, got {validate.show(list(values))}")
    kinds = pd.api.types
    is_real = kinds.is_numeric_dtype(values) and not kinds.is_complex_dtype(values)
    if not is_real or kinds.is_bool_dtype(values):
        raise TypeError(f"values must be numbers, got a column of {values.dtype}")
    *others, last = validate.row(edges=edges)
    bounds = [float(validate.finite(edges=edge)) for edge in others]
    bounds.append(float(validate.number(edges=last)))
    if len(bounds) < 2 or any(high <= low for low, high in itertools.pairwise(bounds)):
        raise ValueError(f"edges must be at least two and grow, got {validate.show(edges)}")
    numbers = values.to_numpy(dtype=np.float64)
    outside = (numbers < bounds[0]) | (numbers > bounds[-1])
    if outside.any():
        raise ValueError(
            f"values must lie between {_edge_name(bounds[0])} and {_edge_name(bounds[-1])}, "
            f"got {_edge_name(float(numbers[outside][0]))}"
        )
    places = np.minimum(np.searchsorted(bounds, numbers, side="right"), len(bounds) - 1) - 1
    names = [_range_name(low, high) for low, high in itertools.pairwise(bounds)]
    return pd.Series(
        pd.Categorical.from_codes(places, categories=names, ordered=True),
        index=values.index,
        name=values.name,
    )


def generalise(
    table: DataFrame, hierarchies: Mapping[str, Hierarchy], levels: Mapping[str, int]
) -> DataFrame:
    """The table with each of those columns at one level of its hierarchy: full-domain recoding.

    Parameters
    ----------
    table
        One row a person.
    hierarchies
        For each column to generalise, its hierarchy.
    levels
        For each of the same columns, the level.

    Raises
    ------
    TypeError, ValueError
        If the table is empty, a column unknown or with missing values, a value unknown to its
        hierarchy, or columns of levels and hierarchies differ.

    Examples
    --------
    >>> from dpedu.data import five_people
    >>> people = five_people()
    >>> postcodes = Hierarchy.of_prefixes(people["postcode"])
    >>> generalise(people, {"postcode": postcodes}, {"postcode": 3})["postcode"].tolist()
    ['1***', '1***', '1***', '6***', '6***']
    """
    table = frames.table(table=table)
    names = _hierarchies(table, hierarchies)
    if not isinstance(levels, Mapping) or set(levels) != set(names):
        raise ValueError(f"levels must be given for {names}, got {validate.show(levels)}")
    return table.assign(
        **{name: hierarchies[name].generalise(table[name], levels[name]) for name in names}
    )


def least_levels(
    table: DataFrame,
    hierarchies: Mapping[str, Hierarchy],
    *,
    k: int,
    suppressed: int = 0,
) -> dict[str, int]:
    """The lowest levels at which the table is k-anonymous, for the columns with a hierarchy.

    Parameters
    ----------
    table
        One row a person.
    hierarchies
        For each quasi-identifier, its hierarchy.
    k
        The least class size, at least 1.
    suppressed
        How many rows may be left out, those in classes below k.

    Returns
    -------
    dict
        A level for each column. Of all that do, those with the least sum; of these, those that
        lose least on average over rows and columns.

    Raises
    ------
    TypeError, ValueError
        As `generalise`; if not even the top levels do, which is so if the table has fewer than k
        rows; or for more than 100 000 combinations of levels.

    References
    ----------
    Samarati, "Protecting respondents' identities in microdata release", IEEE TKDE 2001, for
    k-minimal generalisation with suppression.

    Examples
    --------
    >>> from dpedu.data import five_people
    >>> people = five_people()
    >>> columns = {
    ...     "postcode": Hierarchy.of_prefixes(people["postcode"]),
    ...     "age": Hierarchy.of_ranges(range(100), widths=[20]),
    ... }
    >>> least_levels(people, columns, k=2)
    {'postcode': 3, 'age': 2}
    >>> least_levels(people, columns, k=2, suppressed=2)
    {'postcode': 3, 'age': 1}
    """
    least, out = validate.integer(1, k=k), validate.integer(0, suppressed=suppressed)
    table = frames.table(table=table)
    names = _hierarchies(table, hierarchies)
    heights = [hierarchies[name].height for name in names]
    if math.prod(height + 1 for height in heights) > MOST_CHOICES:
        raise ValueError(f"hierarchies must have at most {MOST_CHOICES} combinations of levels")
    places = {name: hierarchies[name]._placed(**{name: table[name]}) for name in names}
    by_sum: dict[int, list[tuple[int, ...]]] = {}
    for choice in itertools.product(*(range(height + 1) for height in heights)):
        by_sum.setdefault(sum(choice), []).append(choice)
    for total in sorted(by_sum):
        good = [
            choice
            for choice in by_sum[total]
            if _left_out(names, hierarchies, choice, places, least) <= out
        ]
        if good:
            best = min(good, key=lambda choice: _mean_loss(names, hierarchies, choice, places))
            return dict(zip(names, best, strict=True))
    raise ValueError(f"k must be at most the {len(table)} rows, less those suppressed, got {k}")


def suppress(table: DataFrame, columns: Sequence[str], *, k: int) -> DataFrame:
    """The table without the rows whose class has fewer than k.

    Parameters
    ----------
    table
        One row a person.
    columns
        The quasi-identifiers.
    k
        The least class size, at least 1.

    Returns
    -------
    pandas.DataFrame
        k-anonymous, with the rows that stay in their order and under their index; without rows if
        nobody stays.

    Raises
    ------
    TypeError, ValueError
        If the table is empty, a column is unknown or has missing values, or `k` is outside its
        range.

    Examples
    --------
    >>> from dpedu.data import five_people
    >>> suppress(five_people(), ["profession"], k=2)["name"].tolist()
    ['Li Pu', 'Nikos Karavas', 'Li Yang']
    """
    least = validate.integer(1, k=k)
    table = frames.table(table=table)
    sizes = frames.class_sizes(table, frames.columns(table, columns=columns))
    return table[sizes >= least]


def _left_out(
    names: list[str],
    hierarchies: Mapping[str, Hierarchy],
    choice: tuple[int, ...],
    places: dict[str, IntArray],
    least: int,
) -> int:
    """How many rows are in classes that are too small, at those levels."""
    import pandas as pd

    coarse = pd.DataFrame(
        {
            name: hierarchies[name]._codes[level][places[name]]
            for name, level in zip(names, choice, strict=True)
        }
    )
    counts = frames.class_counts(coarse, names)
    return int(counts[counts < least].sum())


def _mean_loss(
    names: list[str],
    hierarchies: Mapping[str, Hierarchy],
    choice: tuple[int, ...],
    places: dict[str, IntArray],
) -> float:
    return math.fsum(
        float(hierarchies[name].loss(level)[places[name]].mean())
        for name, level in zip(names, choice, strict=True)
    )


def _hierarchies(table: DataFrame, hierarchies: object) -> list[str]:
    """The columns that have a hierarchy."""
    if not isinstance(hierarchies, Mapping):
        raise TypeError(
            f"hierarchies must be a mapping from columns, got {validate.show(hierarchies)}"
        )
    names = frames.columns(table, hierarchies=list(hierarchies))
    for name in names:
        if not isinstance(hierarchies[name], Hierarchy):
            raise TypeError(
                f"hierarchies must hold a Hierarchy for {name!r}, "
                f"got {validate.show(hierarchies[name])}"
            )
    return names


def _path(value: object, names: object) -> tuple[str, ...]:
    """The names of a value's groups, the group of all included."""
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise TypeError(f"groups must be lists of names, got {validate.show(names)}")
    for name in names:
        if not isinstance(name, str):
            raise TypeError(f"groups must be names, got {validate.show(name)} for {value!r:.40}")
    kept = tuple(names)
    return kept if kept and kept[-1] == EVERYTHING else (*kept, EVERYTHING)


def _refuse_crossing(paths: dict[Any, tuple[str, ...]]) -> None:
    parents: dict[tuple[int, str], str] = {}
    for path in paths.values():
        for level, (name, parent) in enumerate(itertools.pairwise(path)):
            if parents.setdefault((level, name), parent) != parent:
                raise ValueError(
                    f"groups must nest, got {name!r:.40} in {parent!r:.40} "
                    f"and in {parents[level, name]!r:.40}"
                )


def _range_name(low: Number, high: Number) -> str:
    return f"{_edge_name(low)}+" if high == math.inf else f"{_edge_name(low)}–{_edge_name(high)}"


def _edge_name(edge: Number) -> str:
    """A number in all its digits: ranges of one name would be one range."""
    if abs(edge) == math.inf:
        return str(edge)
    exact = validate.exact(edge)
    if exact.denominator == 1:
        return str(exact)
    as_float = float(exact)
    return repr(as_float) if validate.exact(as_float) == exact else str(exact)
